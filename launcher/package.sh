# ./howdah package: one archive with the command and the engine, for machines that have a Java but not these sources.
# The page is not in it: it needs Node.js to be built, and `./howdah serve` serves it from here.

# Writes target/howdah-VERSION.tar.gz and .zip, and tells where.
make_package() {
    [ $# = 0 ] || die "package takes no arguments"
    find_jdk || fetch_jdk
    build_java
    version=$(sed -n 's|^  <version>\(.*\)</version>|\1|p' "$root/pom.xml" | sed 1q)
    name=howdah-$version
    work=$(mktemp -d "$built/package.XXXXXX")
    trap 'rm -rf "$work"' EXIT
    mkdir "$work/$name" "$work/$name/app"
    cp "$root/launcher/package/howdah" "$root/launcher/package/howdah.bat" "$root/LICENSE" "$root/CHANGELOG.md" "$work/$name"
    cp "$root/docs/gui.md" "$work/$name/README.md"
    cp -R "$root/variants" "$work/$name"
    cp "$app"/*.jar "$root/launcher/common.sh" "$root/launcher/jdk.sh" "$work/$name/app"
    chmod +x "$work/$name/howdah"
    mkdir -p "$root/target"
    tar -C "$work" -czf "$root/target/$name.tar.gz" "$name" || die "the archive could not be written"
    rm -f "$root/target/$name.zip"
    "$jdk/bin/jar" --create --no-manifest --file "$root/target/$name.zip" -C "$work" "$name" \
        || die "the archive could not be written"
    say "made target/$name.tar.gz and target/$name.zip"
}

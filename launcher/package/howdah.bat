@echo off
rem Howdah, packaged: howdah [command] [arguments]. It needs a Java 25 or newer in JAVA_HOME or on the PATH.
setlocal
set JAVA=java
if defined JAVA_HOME set JAVA=%JAVA_HOME%\bin\java
if "%~1"=="" (
    "%JAVA%" -XX:+UseSerialGC -jar "%~dp0app\howdah.jar" help
) else (
    "%JAVA%" -XX:+UseSerialGC -jar "%~dp0app\howdah.jar" %*
)

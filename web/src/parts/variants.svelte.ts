/** The games, asked for once. */
import { api } from '../api/client';
import type { VariantInfo } from '../api/types';

let asked: Promise<VariantInfo[]> | null = null;

export function variants(): Promise<VariantInfo[]> {
  asked ??= api.variants().catch((error: unknown) => {
    asked = null; // the next page asks again
    throw error;
  });
  return asked;
}

export async function variantById(id: string): Promise<VariantInfo | undefined> {
  return (await variants()).find((variant) => variant.id === id);
}

/** The forms of one game in the server's order, the first of them standing for the game. */
export function families(all: VariantInfo[]): VariantInfo[][] {
  const heads = all.filter((variant) => all.find((other) => variant.family.includes(other.id)) === variant);
  return heads.map((head) => all.filter((variant) => head.family.includes(variant.id)));
}

import type { VariantInfo } from '../../src/api/types';

export const variants: VariantInfo[];

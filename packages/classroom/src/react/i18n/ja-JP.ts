import type { Labels } from './labels.ts'
import { enUS } from './en-US.ts'
export const jaJP: Labels = enUS

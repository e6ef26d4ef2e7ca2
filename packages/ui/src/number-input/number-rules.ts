export interface NumberLimits {
  min?: number | undefined
  max?: number | undefined
  /** Default 1. */
  step?: number | undefined
}

/** 0.1 + 0.2 should be 0.3: no more digits than the step and the number had. */
const decimalsOf = (value: number) => String(value).split('.')[1]?.length ?? 0

/**
 * Reads a typed number: full-width digits, thousands separators and the ideographic stop are understood.
 * @returns null when it is no number
 */
export function parseNumber(text: string): number | null {
  const plain = text.normalize('NFKC').replaceAll(/[,\s]/g, '').replaceAll(/[。｡]/g, '.').replaceAll(/[−–]/g, '-')
  return /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/.test(plain) ? Number(plain) : null
}

/** One or more steps up or down, inside the limits; from nothing it goes to the nearest end, or 0. */
export function stepped(value: number | null, steps: number, { min, max, step = 1 }: NumberLimits): number {
  const start = value ?? (steps > 0 ? (min ?? 0) : (max ?? 0))
  const moved = value === null ? start : start + steps * step
  const rounded = Number(moved.toFixed(Math.max(decimalsOf(step), decimalsOf(start))))
  return Math.min(max ?? Infinity, Math.max(min ?? -Infinity, rounded))
}

export const isOutside = (value: number, { min, max }: NumberLimits) =>
  value < (min ?? -Infinity) || value > (max ?? Infinity)

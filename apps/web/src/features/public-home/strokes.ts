/** The strokes of a character in the order they are written, as lines of a pen in a square of 100 × 100. */
export const strokes = {
  你: [
    'M31 13C28 26 21 39 9 50',
    'M23 37V90',
    'M53 12C50 25 45 36 37 46',
    'M47 30H86C85 35 82 40 78 44',
    'M65 31V80C65 88 61 87 53 81',
    'M53 51C49 61 43 70 36 77',
    'M76 50C81 57 86 65 90 74',
  ],
  好: [
    'M29 12C26 28 21 43 15 56C24 62 36 71 44 83',
    'M42 36C40 56 29 76 9 88',
    'M7 40L49 35',
    'M56 22L86 20C82 29 77 36 70 42',
    'M70 42C77 53 79 70 75 83C73 90 67 88 61 82',
    'M51 56L94 53',
  ],
} as const satisfies Record<string, readonly string[]>

export type WrittenCharacter = keyof typeof strokes

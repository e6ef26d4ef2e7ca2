/** Scroll position of each opened page, in px, by path. Pages that are not opened start at their top. */
const positions = new Map<string, number>()

export const scrollMemory = {
  keep: (path: string, top: number) => void positions.set(path, top),
  forget: (path: string) => void positions.delete(path),
  clear: () => positions.clear(),
  topOf: (path: string) => positions.get(path) ?? 0,
}

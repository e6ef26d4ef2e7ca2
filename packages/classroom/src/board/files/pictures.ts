/** Gives a drawing the pictures of files. */
export interface Pictures {
  /** Another number after something arrived. */
  readonly version: number
  /** Null while it is not here. */
  get(fileId: string): CanvasImageSource | null
}

export const NO_PICTURES: Pictures = { version: 0, get: () => null }

/** A list that grows as pictures arrive. */
export function createPictureList() {
  const images = new Map<string, ImageBitmap>()
  let version = 0
  return {
    get version() {
      return version
    },
    get: (fileId: string): ImageBitmap | null => images.get(fileId) ?? null,
    entries: () => images.entries(),
    add(fileId: string, image: ImageBitmap): void {
      images.get(fileId)?.close()
      images.set(fileId, image)
      version++
    },
    clear(): void {
      for (const image of images.values()) image.close()
      images.clear()
    },
  }
}

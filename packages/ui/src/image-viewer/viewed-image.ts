export interface ViewedImage {
  src: string
  /** Describes the image; it is the title of the viewer too. */
  alt: string
}

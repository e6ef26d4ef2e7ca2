import type { ViewedImage } from './viewed-image.ts'
import { lateLayer } from '../late-part/late-layer.tsx'
import type { ImageDialogProps } from './image-dialog.tsx'

export type { ViewedImage }

export interface ImageViewerProps {
  images: readonly ViewedImage[]
  /** Counts from 0; null while it is closed. */
  index: number | null
  onIndexChange: (index: number) => void
  onClose: () => void
}

const LateImageDialog = lateLayer<ImageDialogProps>(() =>
  import('./image-dialog.tsx').then(({ ImageDialog }) => ImageDialog),
)

/** Images one at a time, as large as the screen, to zoom into and to turn. Its code is fetched when it first opens. */
export function ImageViewer({ images, index, onIndexChange, onClose }: ImageViewerProps) {
  const image = index === null ? undefined : images[index]
  return (
    <LateImageDialog
      isOpen={index !== null}
      onClose={onClose}
      reason={index}
      props={index === null || image === undefined ? null : { images, image, index, onIndexChange, onClose }}
    />
  )
}

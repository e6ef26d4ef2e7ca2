import type { CSSProperties } from 'react'
import { BlobImage } from '../file-picker/blob-image.tsx'
import { useWords } from '../ui-text/words.ts'
import * as css from './avatar-editor.css.ts'
import { avatarEditorWords } from './avatar-editor-words.ts'
import { type Crop, cropOfKey, cropSquare, type PictureSize, zoomedCrop } from './crop.ts'
import { useCropPointers } from './use-crop-pointers.ts'
import { useWheelZoom } from './use-wheel-zoom.ts'

export function placeOf(crop: Crop, size: PictureSize): CSSProperties {
  const { left, top, side } = cropSquare(crop, size)
  return {
    width: `${(size.width / side) * 100}%`,
    left: `${(-left / side) * 100}%`,
    top: `${(-top / side) * 100}%`,
  }
}

export interface CropAreaProps {
  picture: Blob
  crop: Crop
  size: PictureSize | null
  helpId: string
  onCrop: (crop: Crop) => void
  shape: 'round' | 'square'
  onLoad: (image: HTMLImageElement) => void
  onError: () => void
}

/** Shows the square, under a round mask where it will be shown round: drag, pinch, wheel, or arrows, plus and minus. */
export function CropArea({ picture, crop, size, helpId, shape, onCrop, onLoad, onError }: CropAreaProps) {
  const words = useWords(avatarEditorWords)
  const pointers = useCropPointers(crop, size, onCrop)
  const setArea = useWheelZoom((factor) => size && onCrop(zoomedCrop(crop, crop.zoom * factor, size)))
  return (
    // Arrows must reach it while a screen reader reads the page; that is what this role is for.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      ref={setArea}
      role="application"
      aria-roledescription={words.areaKind}
      aria-label={words.area}
      aria-describedby={helpId}
      // Without a place in the tab order no key would ever reach it.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      className={css.area}
      data-shape={shape}
      {...pointers}
      onKeyDown={(event) => {
        const next = size && !event.ctrlKey && !event.metaKey ? cropOfKey(event, crop, size) : null
        if (next === null) return
        event.preventDefault()
        onCrop(next)
      }}
    >
      <BlobImage
        blob={picture}
        alt=""
        className={css.image}
        draggable={false}
        style={size ? placeOf(crop, size) : { opacity: 0 }}
        onLoad={(event) => onLoad(event.currentTarget)}
        onError={onError}
      />
    </div>
  )
}

import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { IconButton } from '../icon-button/icon-button.tsx'
import { MinusIcon, PlusIcon } from '../icons.ts'
import { Slider } from '../slider/slider.tsx'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import * as css from './avatar-editor.css.ts'
import { avatarEditorWords } from './avatar-editor-words.ts'
import { wholeCrop, ZOOM_MAX, ZOOM_STEP, zoomedCrop } from './crop.ts'
import { CropArea, placeOf } from './crop-area.tsx'
import { cutOut } from './cut-out.ts'
import { PictureChoice } from './picture-choice.tsx'
import { pictureLimits } from './picture-limits.ts'

export interface AvatarEditorProps {
  /** The picture to cut from: anything the browser can show, turned as its camera says; not more than 50 million pixels. */
  picture: Blob
  /** A JPEG of 512 × 512 pixels, at most 2 MB: white where the picture was see-through, and without what its camera wrote. */
  onSave: (avatar: Blob) => void
  onCancel?: (() => void) | undefined
  /** Offers to take another picture of at most 20 MB, by a button or dropped on the square; a wrong one is refused at once. */
  onPictureChange?: ((picture: File) => void) | undefined
  /** How the square will be shown: faces are round, logos are not. Default `round`. */
  shape?: 'round' | 'square' | undefined
  isBusy?: boolean | undefined
  className?: string | undefined
}

/** Sizes at which faces are shown: in a profile, in a list, beside a message; in px. */
const PREVIEW_SIDES = [80, 40, 28]

/** Cuts a square face out of a picture: drag, pinch, wheel, slider, or arrows, plus and minus. */
export function AvatarEditor(props: AvatarEditorProps) {
  const { picture, onSave, onCancel, onPictureChange, shape = 'round', className } = props
  const text = useUiText()
  const words = useWords(avatarEditorWords)
  const helpId = useId()
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [crop, setCrop] = useState(wholeCrop)
  const [refusal, setRefusal] = useState<'unreadable' | 'too-many-pixels' | null>(null)
  const [isCutting, setIsCutting] = useState(false)
  const isBusy = props.isBusy === true || isCutting
  const [shownPicture, setShownPicture] = useState(picture)
  if (picture !== shownPicture) {
    setShownPicture(picture)
    setImage(null)
    setCrop(wholeCrop)
    setRefusal(null)
  }
  const size = image && { width: image.naturalWidth, height: image.naturalHeight }
  const zoomTo = (zoom: number) => size && setCrop(zoomedCrop(crop, zoom, size))
  function take(loaded: HTMLImageElement) {
    const { naturalWidth: width, naturalHeight: height } = loaded
    // A drawing without a size of its own has nothing to cut from.
    if (width * height === 0) return setRefusal('unreadable')
    if (width * height > pictureLimits.maxPixels) return setRefusal('too-many-pixels')
    setImage(loaded)
  }
  const save = () => {
    if (!image) return
    setIsCutting(true)
    cutOut(image, crop)
      .then(onSave, () => setRefusal('unreadable'))
      .finally(() => setIsCutting(false))
  }
  const workArea = refusal ? (
    <Banner tone="danger">
      {refusal === 'unreadable' ? words.unreadable : words.tooManyPixels(pictureLimits.maxPixels / 1_000_000)}
    </Banner>
  ) : (
    <>
      <div className={css.workArea}>
        <div className={css.stage}>
          <CropArea
            picture={picture}
            crop={crop}
            size={size}
            helpId={helpId}
            shape={shape}
            onCrop={setCrop}
            onLoad={take}
            onError={() => setRefusal('unreadable')}
          />
          <div className={css.zoom}>
            <IconButton
              label={words.zoomOut}
              icon={<MinusIcon aria-hidden size={18} />}
              disabled={!size || crop.zoom <= 1}
              onClick={() => zoomTo(crop.zoom - ZOOM_STEP)}
            />
            <Slider
              className={css.slider}
              label={words.zoom}
              min={100}
              max={ZOOM_MAX * 100}
              step={5}
              value={Math.round(crop.zoom * 100)}
              formatValue={(percent) => `${percent}%`}
              isValueHidden
              disabled={!size}
              onValueChange={(percent) => zoomTo(percent / 100)}
            />
            <IconButton
              label={words.zoomIn}
              icon={<PlusIcon aria-hidden size={18} />}
              disabled={!size || crop.zoom >= ZOOM_MAX}
              onClick={() => zoomTo(crop.zoom + ZOOM_STEP)}
            />
            {/* The slider says it already. */}
            <span aria-hidden className={css.percent}>
              {Math.round(crop.zoom * 100)}%
            </span>
          </div>
        </div>
        {/* They show what the square says already. */}
        <div aria-hidden className={css.previews}>
          <span className={css.caption}>{words.preview}</span>
          {PREVIEW_SIDES.map((side) => (
            <span key={side} className={css.preview} data-shape={shape} style={{ width: side }}>
              {image && size && (
                <img src={image.src} alt="" draggable={false} className={css.image} style={placeOf(crop, size)} />
              )}
            </span>
          ))}
        </div>
      </div>
      <div id={helpId} className={css.help}>
        {words.help}
      </div>
    </>
  )
  return (
    <div className={clsx(css.editor, className)}>
      {onPictureChange ? (
        <PictureChoice isDisabled={isBusy} onTake={onPictureChange}>
          {workArea}
        </PictureChoice>
      ) : (
        workArea
      )}
      <div className={css.actions}>
        {onCancel && (
          <Button disabled={isBusy} onClick={onCancel}>
            {text.cancel}
          </Button>
        )}
        <Button tone="primary" disabled={!size || refusal !== null} isBusy={isBusy} onClick={save}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}

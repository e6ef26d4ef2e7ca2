import { clsx } from 'clsx'
import { useId, useState } from 'react'
import { Banner } from '../banner/banner.tsx'
import { Button } from '../button/button.tsx'
import { BlobImage } from '../file-picker/blob-image.tsx'
import { MinusIcon, PlusIcon } from '../icons.ts'
import { Slider } from '../slider/slider.tsx'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import * as css from './avatar-editor.css.ts'
import { avatarEditorWords } from './avatar-editor-words.ts'
import { cropOfKey, cropSquare, wholeCrop, ZOOM_MAX, zoomedCrop } from './crop.ts'
import { cutOut } from './cut-out.ts'
import { useCropPointers } from './use-crop-pointers.ts'

export interface AvatarEditorProps {
  /** The picture to cut from. A FilePicker with `accept="image/jpeg"` and 2 MB gives it. Another one needs another `key`. */
  picture: Blob
  /** A JPEG of 512 × 512 pixels, at most 2 MB. */
  onSave: (avatar: Blob) => void
  onCancel?: (() => void) | undefined
  /** It is being sent. */
  isBusy?: boolean | undefined
  className?: string | undefined
}

/** Cuts a square face out of a picture: drag, pinch, slider, or arrows, plus and minus. */
export function AvatarEditor({ picture, onSave, onCancel, isBusy = false, className }: AvatarEditorProps) {
  const text = useUiText()
  const words = useWords(avatarEditorWords)
  const helpId = useId()
  const [image, setImage] = useState<HTMLImageElement | null>(null)
  const [crop, setCrop] = useState(wholeCrop)
  const [isUnreadable, setIsUnreadable] = useState(false)
  const size = image && { width: image.naturalWidth, height: image.naturalHeight }
  const pointers = useCropPointers(crop, size, setCrop)
  const save = () => {
    if (image) cutOut(image, crop).then(onSave, () => setIsUnreadable(true))
  }
  const square = size && cropSquare(crop, size)
  return (
    <div className={clsx(css.editor, className)}>
      {isUnreadable ? (
        <Banner tone="danger">{words.unreadable}</Banner>
      ) : (
        <>
          {/* Arrows must reach it while a screen reader reads the page; that is what this role is for. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
          <div
            role="application"
            aria-roledescription={words.areaKind}
            aria-label={words.area}
            aria-describedby={helpId}
            // Without a place in the tab order no key would ever reach it.
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            className={css.area}
            {...pointers}
            onKeyDown={(event) => {
              const next = size && !event.ctrlKey && !event.metaKey ? cropOfKey(event, crop, size) : null
              if (next === null) return
              event.preventDefault()
              setCrop(next)
            }}
          >
            <BlobImage
              blob={picture}
              alt=""
              className={css.image}
              draggable={false}
              style={
                square && size
                  ? {
                      width: `${(size.width / square.side) * 100}%`,
                      left: `${(-square.left / square.side) * 100}%`,
                      top: `${(-square.top / square.side) * 100}%`,
                    }
                  : { opacity: 0 }
              }
              onLoad={(event) => setImage(event.currentTarget)}
              onError={() => setIsUnreadable(true)}
            />
          </div>
          <div id={helpId} className={css.help}>
            {words.help}
          </div>
          <div className={css.zoom}>
            <MinusIcon aria-hidden size={16} />
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
              onValueChange={(percent) => size && setCrop(zoomedCrop(crop, percent / 100, size))}
            />
            <PlusIcon aria-hidden size={16} />
          </div>
        </>
      )}
      <div className={css.actions}>
        {onCancel && <Button onClick={onCancel}>{text.cancel}</Button>}
        <Button tone="primary" disabled={!size || isUnreadable} isBusy={isBusy} onClick={save}>
          {words.save}
        </Button>
      </div>
    </div>
  )
}

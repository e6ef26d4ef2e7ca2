import type { ViewedImage } from './viewed-image.ts'
import { Dialog } from 'radix-ui'
import { type KeyboardEvent, useState } from 'react'
import { focusFirstControl } from '../dialog/focus-first-control.ts'
import { useFocusReturn } from '../dialog/use-focus-return.ts'
import { useScrollLock } from '../dialog/use-scroll-lock.ts'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, CloseIcon, FitIcon, RotateIcon, ZoomInIcon, ZoomOutIcon } from '../icons.ts'
import { usePortalContainer } from '../theme/portal-container.ts'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import * as css from './image-dialog.css.ts'
import { ImageStage } from './image-stage.tsx'
import { fitted, panned, turned, zoomed } from './image-view.ts'
import { imageViewerWords } from './image-viewer-words.ts'

export interface ImageDialogProps {
  images: readonly ViewedImage[]
  image: ViewedImage
  index: number
  onIndexChange: (index: number) => void
  onClose: () => void
}

const keyStep = 80

/** The open ImageViewer: always dark, so that the image is the brightest thing. */
export function ImageDialog({ images, image, index, onIndexChange, onClose }: ImageDialogProps) {
  const text = useUiText()
  const words = useWords(imageViewerWords)
  const container = usePortalContainer()
  const { remember, giveBack } = useFocusReturn()
  useScrollLock()
  const [view, setView] = useState(fitted)
  const isZoomed = view.scale > 1

  const go = (target: number) => {
    if (target < 0 || target >= images.length) return
    setView(fitted)
    onIndexChange(target)
  }
  const pan = (dx: number, dy: number) =>
    setView(panned(view, dx, dy, { width: window.innerWidth, height: window.innerHeight }))
  const keys: Record<string, () => void> = {
    '+': () => setView(zoomed(view, 1.5)),
    '=': () => setView(zoomed(view, 1.5)),
    '-': () => setView(zoomed(view, 1 / 1.5)),
    '0': () => setView(fitted),
    r: () => setView(turned(view)),
    PageUp: () => go(index - 1),
    PageDown: () => go(index + 1),
    ArrowLeft: () => (isZoomed ? pan(keyStep, 0) : go(index - 1)),
    ArrowRight: () => (isZoomed ? pan(-keyStep, 0) : go(index + 1)),
    ArrowUp: () => pan(0, keyStep),
    ArrowDown: () => pan(0, -keyStep),
  }
  const press = (event: KeyboardEvent) => {
    const act =
      event.ctrlKey || event.metaKey || event.altKey ? undefined : (keys[event.key.toLowerCase()] ?? keys[event.key])
    if (!act) return
    event.preventDefault()
    act()
  }

  return (
    <Dialog.Root open onOpenChange={onClose}>
      <Dialog.Portal container={container}>
        <Dialog.Content
          data-theme="room"
          className={css.screen}
          onOpenAutoFocus={(event) => {
            remember()
            focusFirstControl(event)
          }}
          onCloseAutoFocus={giveBack}
          onKeyDown={press}
        >
          <header className={css.bar}>
            <Dialog.Title className={css.title}>{image.alt}</Dialog.Title>
            <Dialog.Description asChild>
              <VisuallyHidden>{words.keys}</VisuallyHidden>
            </Dialog.Description>
            <output className={css.position}>{words.position(index + 1, images.length)}</output>
            <IconButton
              label={words.zoomOut}
              icon={<ZoomOutIcon aria-hidden size={20} />}
              disabled={!isZoomed}
              onClick={() => setView(zoomed(view, 1 / 1.5))}
            />
            <IconButton
              label={words.zoomIn}
              icon={<ZoomInIcon aria-hidden size={20} />}
              onClick={() => setView(zoomed(view, 1.5))}
            />
            <IconButton
              label={words.fit}
              icon={<FitIcon aria-hidden size={20} />}
              disabled={!isZoomed && view.turns === 0}
              onClick={() => setView(fitted)}
            />
            <IconButton
              label={words.rotate}
              icon={<RotateIcon aria-hidden size={20} />}
              onClick={() => setView(turned(view))}
            />
            <Dialog.Close asChild>
              <IconButton label={text.close} icon={<CloseIcon aria-hidden size={20} />} />
            </Dialog.Close>
          </header>
          <ImageStage key={image.src} image={image} view={view} onViewChange={setView} />
          {images.length > 1 && (
            <div className={css.turns}>
              <IconButton
                isRound
                tone="neutral"
                label={words.previous}
                icon={<ChevronLeftIcon aria-hidden size={22} />}
                disabled={index === 0}
                onClick={() => go(index - 1)}
              />
              <IconButton
                isRound
                tone="neutral"
                label={words.next}
                icon={<ChevronRightIcon aria-hidden size={22} />}
                disabled={index === images.length - 1}
                onClick={() => go(index + 1)}
              />
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

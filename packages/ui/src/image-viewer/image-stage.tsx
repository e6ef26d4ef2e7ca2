import type { ViewedImage } from './viewed-image.ts'
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../button/button.tsx'
import { Spinner } from '../spinner/spinner.tsx'
import { useUiText } from '../ui-text/ui-text-provider.tsx'
import { useWords } from '../ui-text/words.ts'
import * as css from './image-dialog.css.ts'
import { type ImageView, panned, zoomed } from './image-view.ts'
import { imageViewerWords } from './image-viewer-words.ts'

interface ImageStageProps {
  image: ViewedImage
  view: ImageView
  onViewChange: (change: (view: ImageView) => ImageView) => void
}

type Point = Readonly<{ x: number; y: number }>

/** Shows the image: the wheel and two fingers zoom at their place, one finger moves, a double press zooms. */
export function ImageStage({ image, view, onViewChange }: ImageStageProps) {
  const text = useUiText()
  const words = useWords(imageViewerWords)
  const stage = useRef<HTMLDivElement>(null)
  const fingers = useRef(new Map<number, Point>())
  const [status, setStatus] = useState<'loading' | 'ready' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(0)

  // React listens passively, and the browser would zoom the page as well.
  useEffect(() => {
    const element = stage.current
    if (!element) return
    const zoom = (event: WheelEvent) => {
      event.preventDefault()
      onViewChange((now) => zoomed(now, Math.exp(-event.deltaY / 400), fromMiddle(element, event)))
    }
    element.addEventListener('wheel', zoom, { passive: false })
    return () => element.removeEventListener('wheel', zoom)
  }, [onViewChange])

  const press = (event: PointerEvent<HTMLDivElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId)
    fingers.current.set(event.pointerId, fromMiddle(event.currentTarget, event.nativeEvent))
  }
  const move = (event: PointerEvent<HTMLDivElement>) => {
    const before = fingers.current.get(event.pointerId)
    if (!before) return
    const element = event.currentTarget
    const now = fromMiddle(element, event.nativeEvent)
    const other = [...fingers.current].find(([id]) => id !== event.pointerId)?.[1]
    fingers.current.set(event.pointerId, now)
    onViewChange((current) => {
      const frame = { width: element.clientWidth, height: element.clientHeight }
      if (!other) return panned(current, now.x - before.x, now.y - before.y, frame)
      const middle = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }
      return zoomed(current, distance(now, other) / distance(before, other), middle)
    })
  }
  const release = (event: PointerEvent<HTMLDivElement>) => fingers.current.delete(event.pointerId)

  return (
    <div
      ref={stage}
      className={css.stage}
      data-state={status}
      onPointerDown={press}
      onPointerMove={move}
      onPointerUp={release}
      onPointerCancel={release}
      onDoubleClick={(event) => {
        const at = fromMiddle(event.currentTarget, event.nativeEvent)
        onViewChange((now) => zoomed(now, now.scale > 1 ? 0 : 2.5, at))
      }}
    >
      <img
        key={attempt}
        src={image.src}
        alt={image.alt}
        draggable={false}
        className={css.image({ isSideways: view.turns % 2 === 1 })}
        style={{ transform: `translate(${view.x}px, ${view.y}px) scale(${view.scale}) rotate(${view.turns * 90}deg)` }}
        onLoad={() => setStatus('ready')}
        onError={() => setStatus('failed')}
      />
      {status === 'loading' && (
        <div className={css.notice}>
          <Spinner />
        </div>
      )}
      {status === 'failed' && (
        <div role="alert" className={css.notice}>
          <p>{words.failed}</p>
          <Button
            onClick={() => {
              setStatus('loading')
              setAttempt(attempt + 1)
            }}
          >
            {text.retry}
          </Button>
        </div>
      )}
    </div>
  )
}

const distance = (one: Point, other: Point) => Math.max(1, Math.hypot(one.x - other.x, one.y - other.y))

function fromMiddle(element: Element, event: MouseEvent): Point {
  const box = element.getBoundingClientRect()
  return { x: event.clientX - box.x - box.width / 2, y: event.clientY - box.y - box.height / 2 }
}

import type { Annotation, Attachment } from '@hwjy/sdk'
import { annotationPinsMax } from '@hwjy/sdk/limits'
import { Banner, Button, IconButton } from '@hwjy/ui'
import { RotateCw, ZoomIn, ZoomOut } from 'lucide-react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { type InkColor, inkColors, InkTools, type PhotoTool } from './ink-tools.tsx'
import * as css from './photo.css.ts'
import { PinList } from './pin-list.tsx'
import { turned, turnedBack } from './turned.ts'
import { inkSize, useInk } from './use-ink.ts'

export interface PhotoActs {
  pen(): void
  undo(): void
  redo(): void
}

interface PhotoProps {
  photo: Attachment
  /** Names it: "Photo 1 of 2". */
  label: string
  annotation: Annotation
  turns: number
  /** The photo is looked at and turned, and keeps what is drawn on it. */
  isLocked: boolean
  onChange: (annotation: Annotation) => void
  onTurn: (turns: number) => void
  /** It was pressed or has the focus. */
  onUse: () => void
  /** Gives what keys of the page do to this photo. */
  onActs?: ((acts: PhotoActs | null) => void) | undefined
}

const ZOOMS = [1, 1.5, 2, 3] as const

/** A photo of the student's to look at, to write on and to set pins on. */
export function Photo({
  photo,
  label,
  annotation,
  turns: keptTurns,
  isLocked,
  onChange,
  onTurn,
  onUse,
  onActs,
}: PhotoProps) {
  const { t } = useTranslation('marking')
  const frame = useRef<HTMLDivElement>(null)
  const [ratio, setRatio] = useState(3 / 4)
  const [zoom, setZoom] = useState(0)
  const [chosen, setTool] = useState<PhotoTool | null>(null)
  const tool = isLocked ? null : chosen
  // Turns of a locked photo are for this look alone.
  const [ownTurns, setOwnTurns] = useState(0)
  const turns = (keptTurns + ownTurns) % 4
  const [color, setColor] = useState<InkColor>('red')
  const [isFull, setIsFull] = useState(false)
  const [newPin, setNewPin] = useState<number | null>(null)
  const { pins } = annotation
  const { canvas, canUndo, canRedo, pointer, undo, redo } = useInk({
    photo: photo.resourceId,
    ink: annotation.ink,
    color: inkColors[color],
    tool: tool === 'pin' ? null : tool,
    turns,
    ratio,
    frame,
    onChange: (drawn) => {
      setIsFull(false)
      onChange({ ...annotation, ink: drawn })
    },
    onFull: () => setIsFull(true),
  })
  const toggle = (wanted: PhotoTool) => setTool((now) => (now === wanted ? null : wanted))
  useEffect(() => {
    onActs?.(isLocked ? null : { pen: () => toggle('pen'), undo, redo })
    return () => onActs?.(null)
  })
  const addPin = (x: number, y: number) => {
    if (pins.length >= annotationPinsMax) return
    onChange({ ...annotation, pins: [...pins, { x, y, text: '' }] })
    setNewPin(pins.length)
    setTool(null)
  }
  const placePin = (event: MouseEvent<HTMLElement>) => {
    if (tool !== 'pin') return
    const box = event.currentTarget.getBoundingClientRect()
    const { x, y } = turnedBack(
      { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height },
      turns,
    )
    addPin(x, y)
  }
  const size = inkSize(ratio)
  const isSideways = turns % 2 === 1
  const shownRatio = isSideways ? 1 / ratio : ratio
  const scale = ZOOMS[zoom] ?? 1
  return (
    <figure className={css.photo} aria-label={label} onPointerDownCapture={onUse} onFocusCapture={onUse}>
      <div role="toolbar" aria-label={t('photo.tools', { label })} className={css.tools}>
        {!isLocked && (
          <InkTools
            tool={tool}
            color={color}
            undo={canUndo ? undo : null}
            redo={canRedo ? redo : null}
            onTool={toggle}
            onColor={(name) => {
              setColor(name)
              setTool('pen')
            }}
          />
        )}
        <span className={css.spacer} />
        <IconButton
          size="sm"
          label={t('photo.turn')}
          icon={<RotateCw aria-hidden size={18} />}
          onClick={() => (isLocked ? setOwnTurns((ownTurns + 1) % 4) : onTurn((keptTurns + 1) % 4))}
        />
        <IconButton
          size="sm"
          label={t('photo.smaller')}
          icon={<ZoomOut aria-hidden size={18} />}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        />
        <IconButton
          size="sm"
          label={t('photo.larger')}
          icon={<ZoomIn aria-hidden size={18} />}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        />
      </div>
      {tool === 'pin' && (
        <p className={css.hint}>
          {t('photo.pinHint')}
          <Button size="sm" tone="quiet" onClick={() => addPin(0.5, 0.5)}>
            {t('photo.pinMiddle')}
          </Button>
        </p>
      )}
      {isFull && <Banner tone="warning">{t('photo.full')}</Banner>}
      <div ref={frame} className={css.frame}>
        {/* The buttons of the toolbar and of the list do the same without a pointer. */}
        {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
        <div
          className={css.sheet}
          data-tool={tool ?? 'none'}
          style={{ inlineSize: `${scale * 100}%`, aspectRatio: String(shownRatio) }}
          onClick={placePin}
          {...(tool !== 'pin' && pointer)}
        >
          <div
            className={isSideways ? css.sideways : css.upright}
            style={{ transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }}
          >
            <img
              src={photo.resourceUrl}
              alt={label}
              draggable={false}
              className={css.layer}
              onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                naturalHeight > 0 && setRatio(naturalWidth / naturalHeight)
              }
            />
            <canvas
              ref={canvas}
              aria-hidden
              width={Math.round(size.width)}
              height={Math.round(size.height)}
              className={css.layer}
            />
          </div>
          {pins.map((pin, index) => {
            const { x, y } = turned(pin, turns)
            return (
              <span
                // A pin has nothing but its place in the list.
                // oxlint-disable-next-line react/no-array-index-key
                key={index}
                aria-hidden
                className={css.pin}
                style={{ insetInlineStart: `${x * 100}%`, insetBlockStart: `${y * 100}%` }}
              >
                {index + 1}
              </span>
            )
          })}
        </div>
      </div>
      <PinList
        label={t('photo.pins', { label })}
        pins={pins}
        turns={turns}
        isLocked={isLocked}
        opened={newPin}
        onChange={(changed) => onChange({ ...annotation, pins: changed })}
      />
    </figure>
  )
}

import { Button } from '@hwjy/ui'
import { type PointerEvent, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import * as css from './contracts.css.ts'

/** Points of one stroke as shares of the width and the height of the pad, 0 to 1. */
export type SignatureStroke = readonly (readonly [x: number, y: number])[]
export type SignatureStrokes = readonly SignatureStroke[]

/** Size of the kept picture, in px. */
const WIDTH = 800
const HEIGHT = 320
const INK = '#1a1a2e'

export const isEmptyDrawing = (strokes: SignatureStrokes) => strokes.length === 0

interface SignaturePadProps {
  strokes: SignatureStrokes
  onChange: (strokes: SignatureStrokes) => void
  /** Shows what is drawn instead while there is no drawing. */
  typedName: string
}

/** A field to sign with a finger, a pen or a mouse. A keyboard leaves it empty, and the typed name is drawn. */
export function SignaturePad({ strokes, onChange, typedName }: SignaturePadProps) {
  const { t } = useTranslation('contracts')
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef<[number, number][] | null>(null)
  useEffect(() => {
    const context = canvas.current?.getContext('2d')
    if (!context) return
    paint(context, strokes, typedName)
  }, [strokes, typedName])

  function pointOf({ currentTarget, clientX, clientY }: PointerEvent<HTMLCanvasElement>): [number, number] {
    const box = currentTarget.getBoundingClientRect()
    return [(clientX - box.left) / box.width, (clientY - box.top) / box.height]
  }
  function start(event: PointerEvent<HTMLCanvasElement>) {
    event.currentTarget.setPointerCapture(event.pointerId)
    drawing.current = [pointOf(event)]
  }
  function move(event: PointerEvent<HTMLCanvasElement>) {
    const context = event.currentTarget.getContext('2d')
    if (!drawing.current || !context) return
    drawing.current.push(pointOf(event))
    paint(context, [...strokes, drawing.current], '')
  }
  function end() {
    if (drawing.current && drawing.current.length > 1) onChange([...strokes, drawing.current])
    drawing.current = null
  }
  return (
    <div>
      <p className={css.muted}>{t('padHelp')}</p>
      <canvas
        ref={canvas}
        width={WIDTH}
        height={HEIGHT}
        className={css.pad}
        onPointerDown={start}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        {strokes.length > 0 ? t('padDrawn') : t('padTyped', { name: typedName })}
      </canvas>
      <Button size="sm" tone="quiet" disabled={strokes.length === 0} onClick={() => onChange([])}>
        {t('clear')}
      </Button>
    </div>
  )
}

function paint(context: CanvasRenderingContext2D, strokes: SignatureStrokes, typedName: string) {
  context.fillStyle = '#fff'
  context.fillRect(0, 0, WIDTH, HEIGHT)
  context.strokeStyle = INK
  context.fillStyle = INK
  context.lineWidth = 4
  context.lineCap = 'round'
  context.lineJoin = 'round'
  for (const stroke of strokes) {
    context.beginPath()
    for (const [x, y] of stroke) context.lineTo(x * WIDTH, y * HEIGHT)
    context.stroke()
  }
  if (strokes.length > 0 || typedName === '') return
  context.font = 'italic 72px cursive'
  context.textAlign = 'center'
  context.textBaseline = 'middle'
  context.fillText(typedName, WIDTH / 2, HEIGHT / 2, WIDTH * 0.9)
}

/** Draws strokes as a picture to keep. */
export const strokesToPicture = (strokes: SignatureStrokes) => toPicture(strokes, '')

/** Draws a typed name as a picture to keep: a drawing cannot be the only way to sign (WCAG 2.5.1). */
export const drawnName = (name: string) => toPicture([], name)

async function toPicture(strokes: SignatureStrokes, typedName: string): Promise<Blob> {
  const canvas = document.createElement('canvas')
  canvas.width = WIDTH
  canvas.height = HEIGHT
  const context = canvas.getContext('2d')
  if (context) paint(context, strokes, typedName)
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture was not made'))), 'image/jpeg', 0.9)
  })
}

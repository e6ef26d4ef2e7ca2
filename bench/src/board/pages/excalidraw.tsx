import '@excalidraw/excalidraw/index.css'
import { Excalidraw, restoreElements } from '@excalidraw/excalidraw'
import { createRoot } from 'react-dom/client'
import { handwriting } from '../handwriting.ts'
import { MIXED_TEXT, type MixedElement, mixedAt } from '../mixed.ts'
import { createBench } from './bench-page.ts'

type Api = Parameters<NonNullable<Parameters<typeof Excalidraw>[0]['excalidrawAPI']>>[0]

/** Its fonts would come from a CDN otherwise; handwriting needs none. */
Object.assign(window, { EXCALIDRAW_ASSET_PATH: '/' })

function start(api: Api): void {
  let elements: ReturnType<typeof toElements> = []
  window.bench = createBench({
    prepare(count) {
      elements = toElements(count)
    },
    load: () => api.updateScene({ elements }),
    isSettled: () => true,
    usePen: () => api.setActiveTool({ type: 'freedraw' }),
    zoom: (factor) => api.updateScene({ appState: { zoom: { value: factor as typeof zoomed } } }),
    eraseLast() {
      const lastId = elements.at(-1)?.id
      const scene = api.getSceneElementsIncludingDeleted()
      api.updateScene({ elements: scene.map((element) => (element.id === lastId ? erased(element) : element)) })
    },
    inkCanvas: () => document.querySelector<HTMLCanvasElement>('canvas.excalidraw__canvas.static'),
  })
}
const zoomed = 1 as ReturnType<Api['getAppState']>['zoom']['value']
type Element = ReturnType<Api['getSceneElementsIncludingDeleted']>[number]

const erased = (element: Element): Element => ({ ...element, isDeleted: true, version: element.version + 1 })

const isMixed = new URLSearchParams(location.search).has('mixed')

function toElements(count: number) {
  const raw = handwriting(count).map(({ points, color }, i) => {
    const [x, y] = points[0] ?? [0, 0]
    const mixed = isMixed && i < count - 1 ? mixedAt(i, [x, y]) : null
    if (mixed !== null) return toRaw(mixed, `stroke-${i}`)
    const [xs, ys] = [points.map((point) => point[0] - x), points.map((point) => point[1] - y)]
    return {
      id: `stroke-${i}`,
      type: 'freedraw',
      x,
      y,
      width: Math.max(...xs) - Math.min(...xs),
      height: Math.max(...ys) - Math.min(...ys),
      points: xs.map((dx, k) => [dx, ys[k]]),
      pressures: points.map((point) => point[2]),
      simulatePressure: false,
      strokeColor: color,
      strokeWidth: 1,
    }
  })
  return restoreElements(raw as unknown as Parameters<typeof restoreElements>[0], null)
}

function toRaw({ kind, x, y }: MixedElement, id: string) {
  const base = { id, x, y, strokeColor: '#d4380d', strokeWidth: 2, roughness: 0 }
  if (kind === 'shape') return { ...base, type: 'rectangle', width: 90, height: 50 }
  if (kind === 'picture') return { ...base, type: 'image', width: 80, height: 60, fileId: null, status: 'pending' }
  return { ...base, type: 'text', width: 200, height: 80, text: MIXED_TEXT, fontSize: 20, fontFamily: 2 }
}

createRoot(document.getElementById('root') as HTMLElement).render(<Excalidraw excalidrawAPI={start} />)

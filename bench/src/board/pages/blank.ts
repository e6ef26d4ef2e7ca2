/** An empty canvas: what the browser and the machine cost by themselves. */
import { createBench } from './bench-page.ts'

const canvas = document.createElement('canvas')
document.getElementById('root')?.append(canvas)
window.bench = createBench({
  prepare: () => {},
  load: () => {},
  isSettled: () => true,
  usePen: () => {},
  zoom: () => {},
  eraseLast: () => {},
  inkCanvas: () => null,
})

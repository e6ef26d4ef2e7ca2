import { expect, it } from 'vitest'
import { boardKeyAction } from './board-keys.ts'

const press = (key: string, held: Partial<Record<'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey', true>> = {}) =>
  boardKeyAction({ key, ctrlKey: false, metaKey: false, shiftKey: false, altKey: false, ...held })

it.each([
  ['b', { type: 'tool', tool: 'pen' }],
  ['Y', { type: 'tool', tool: 'highlighter' }],
  ['t', { type: 'tool', tool: 'text' }],
  ['o', { type: 'tool', tool: 'shape' }],
  ['X', { type: 'tool', tool: 'eraser' }],
  ['l', { type: 'tool', tool: 'laser' }],
  ['h', { type: 'tool', tool: 'hand' }],
  ['0', { type: 'fit' }],
  ['Delete', { type: 'act', act: 'delete' }],
  ['ArrowLeft', { type: 'move', dx: -1, dy: 0 }],
  ['e', null],
  ['Tab', null],
])('%s means %j', (key, action) => {
  expect(press(key)).toEqual(action)
})

it('undoes and redoes with the keys of every system', () => {
  expect(press('z', { ctrlKey: true })).toEqual({ type: 'undo' })
  expect(press('z', { metaKey: true })).toEqual({ type: 'undo' })
  expect(press('Z', { metaKey: true, shiftKey: true })).toEqual({ type: 'redo' })
  expect(press('y', { ctrlKey: true })).toEqual({ type: 'redo' })
})

it('leaves the browser’s own shortcuts alone', () => {
  expect(press('p', { ctrlKey: true })).toBeNull()
  expect(press('e', { altKey: true })).toBeNull()
})

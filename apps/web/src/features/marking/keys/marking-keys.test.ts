import { expect, it } from 'vitest'
import { actOfKey, scoreAfterDigit, speedAfter } from './marking-keys.ts'

const pressed = (key: string, part: object = {}) => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  isComposing: false,
  ...part,
})

it.each([
  ['j', { type: 'student', by: 1 }],
  ['J', { type: 'nextWaiting' }],
  ['ArrowUp', { type: 'question', by: -1 }],
  ['7', { type: 'digit', digit: 7 }],
  ['[', { type: 'speed', by: -1 }],
  [' ', { type: 'play' }],
])('on the page, %j acts', (key, act) => {
  expect(actOfKey(pressed(key), 'page')).toEqual(act)
})

it('in a field letters are text, and Escape leaves it', () => {
  expect(actOfKey(pressed('j'), 'field')).toBeNull()
  expect(actOfKey(pressed('Escape'), 'field')).toEqual({ type: 'leaveField' })
  expect(actOfKey(pressed('Enter', { ctrlKey: true }), 'field')).toEqual({ type: 'send' })
  expect(actOfKey(pressed('z', { ctrlKey: true }), 'field')).toBeNull()
})

it('Ctrl Z undoes; with Shift it redoes, and so does Ctrl Y', () => {
  expect(actOfKey(pressed('z', { ctrlKey: true }), 'page')).toEqual({ type: 'undo' })
  expect(actOfKey(pressed('Z', { metaKey: true, shiftKey: true }), 'button')).toEqual({ type: 'redo' })
  expect(actOfKey(pressed('Z', { ctrlKey: true, shiftKey: true }), 'field')).toBeNull()
  expect(actOfKey(pressed('y', { ctrlKey: true }), 'page')).toEqual({ type: 'redo' })
  expect(actOfKey(pressed('y', { ctrlKey: true }), 'field')).toBeNull()
  expect(actOfKey(pressed('y'), 'page')).toBeNull()
})

it('an input method that composes is left alone, and letters can be switched off', () => {
  expect(actOfKey(pressed('j', { isComposing: true }), 'page')).toBeNull()
  expect(actOfKey(pressed('j'), 'page', false)).toBeNull()
  expect(actOfKey(pressed('ArrowDown'), 'page', false)).toEqual({ type: 'question', by: 1 })
})

it('a button keeps its own Space', () => {
  expect(actOfKey(pressed(' '), 'button')).toBeNull()
  expect(actOfKey(pressed('f'), 'button')).toEqual({ type: 'full' })
})

it('digits make one score, and one too many begins anew', () => {
  expect(scoreAfterDigit(null, 1, 20)).toBe(1)
  expect(scoreAfterDigit(1, 6, 20)).toBe(16)
  expect(scoreAfterDigit(16, 9, 20)).toBe(9)
  expect(scoreAfterDigit(null, 9, 5)).toBe(5)
})

it('speed goes in steps and stops at the ends', () => {
  expect(speedAfter(1, -1)).toBe(0.75)
  expect(speedAfter(1.5, 1)).toBe(1.5)
  expect(speedAfter(0.5, -1)).toBe(0.5)
})

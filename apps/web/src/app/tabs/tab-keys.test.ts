import { expect, it } from 'vitest'
import { tabCommandOf } from './tab-keys.ts'

const none = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const ctrl = { ...none, ctrlKey: true }
const cmd = { ...none, metaKey: true }

it.each([
  ['Ctrl Alt PageDown', { ...ctrl, altKey: true, key: 'PageDown' }, false, 'next'],
  ['Ctrl Alt PageUp', { ...ctrl, altKey: true, key: 'PageUp' }, false, 'previous'],
  ['Ctrl Delete', { ...ctrl, key: 'Delete' }, false, 'close'],
  ['⌘ ⌥ PageDown on a Mac', { ...cmd, altKey: true, key: 'PageDown' }, true, 'next'],
  ['⌘ ⌫ on a Mac', { ...cmd, key: 'Backspace' }, true, 'close'],
  // What browsers do with their own tabs stays theirs.
  ['Ctrl PageDown', { ...ctrl, key: 'PageDown' }, false, null],
  ['Ctrl Shift PageDown', { ...ctrl, shiftKey: true, key: 'PageDown' }, false, null],
  ['Ctrl Shift Delete', { ...ctrl, shiftKey: true, key: 'Delete' }, false, null],
  ['Ctrl W', { ...ctrl, key: 'w' }, false, null],
  ['Ctrl Backspace', { ...ctrl, key: 'Backspace' }, false, null],
  ['Ctrl Delete on a Mac', { ...ctrl, key: 'Delete' }, true, null],
  ['PageDown', { ...none, key: 'PageDown' }, false, null],
] as const)('%s', (_, keys, isMac, command) => expect(tabCommandOf(keys, isMac)).toBe(command))

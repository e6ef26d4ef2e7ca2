import { expect, it } from 'vitest'
import { actOf, type Press } from './key-act.ts'

const today = () => undefined
const next = () => undefined
const keys = [
  { keys: ['t'], label: 'Today', act: today },
  { keys: ['PageDown'], label: 'Next week', act: next },
  { keys: ['Enter'], label: 'Open' },
]
const press = (key: string, change: Partial<Press> = {}): Press => ({
  key,
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  isComposing: false,
  defaultPrevented: false,
  target: document.body,
  ...change,
})

it.each([
  ['a letter acts', press('t'), true, today],
  ['a letter acts with the shift key, too', press('T'), true, today],
  ['a letter does nothing once letters are switched off', press('t'), false, null],
  ['a named key acts although letters are switched off', press('PageDown'), false, next],
  ['a key with a modifier belongs to the browser', press('t', { ctrlKey: true }), true, null],
  ['a letter of an input method is text', press('t', { isComposing: true }), true, null],
  ['a key that was answered does nothing more', press('t', { defaultPrevented: true }), true, null],
  ['a key that is only listed is answered elsewhere', press('Enter'), true, null],
])('%s', (_, pressed, areLettersOn, act) => {
  expect(actOf(pressed, keys, areLettersOn)).toBe(act)
})

it('a letter in a field is text, and a dialog has keys of its own', () => {
  document.body.innerHTML = '<input /><div role="dialog"><button></button></div>'
  for (const target of document.querySelectorAll('input, button')) {
    expect(actOf(press('t', { target }), keys, true)).toBeNull()
  }
})

it('Space presses a focused button, and an arrow moves a focused slider; the page acts on them elsewhere', () => {
  const play = () => undefined
  const back = () => undefined
  const player = [
    { keys: [' '], label: 'Play', act: play },
    { keys: ['ArrowLeft'], label: 'Back', act: back },
  ]
  document.body.innerHTML = '<button></button><span role="slider"></span>'
  const [button, slider] = document.querySelectorAll('button, span')
  const on = (key: string, target: Element | null | undefined) =>
    actOf(press(key, { target: target ?? null }), player, true)
  expect([on(' ', button), on(' ', document.body)]).toEqual([null, play])
  expect([on('ArrowLeft', slider), on('ArrowLeft', button)]).toEqual([null, back])
})

it('a checkbox and a radio button keep Space and their arrows, and leave letters to the page', () => {
  document.body.innerHTML = '<input type="checkbox" /><input type="radio" />'
  const act = () => undefined
  const all = [{ keys: ['t', ' ', 'ArrowDown'], label: 'Today', act }]
  const on = (key: string) =>
    [...document.querySelectorAll('input')].map((target) => actOf(press(key, { target }), all, true))
  expect(on('t')).toEqual([act, act])
  expect(on(' ')).toEqual([null, null])
  expect(on('ArrowDown')).toEqual([act, null])
})

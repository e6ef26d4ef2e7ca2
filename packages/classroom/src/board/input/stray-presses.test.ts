import { expect, it } from 'vitest'
import { isStrayPress, type Press } from './stray-presses.ts'

const onBoard: Press = { x: 300, y: 200, at: 1_000, isOnBoard: true }
const onButton: Press = { x: 302, y: 199, at: 800, isOnBoard: false }

it.each<[name: string, former: Press | null, press: Press, isStray: boolean]>([
  ['right after one on a button in the same place is stray', onButton, onBoard, true],
  ['after another one on the board is meant', { ...onButton, isOnBoard: true }, onBoard, false],
  ['elsewhere than the button was is meant', { ...onButton, x: 340 }, onBoard, false],
  ['later than a double click is meant', { ...onButton, at: 400 }, onBoard, false],
  ['on another button is no business of the board', onButton, { ...onBoard, isOnBoard: false }, false],
  ['that is the first one is meant', null, onBoard, false],
])('a press %s', (_, former, press, isStray) => {
  expect(isStrayPress(former, press)).toBe(isStray)
})

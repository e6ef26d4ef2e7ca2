// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { handPlaceOf, shortcutOf } from './shortcuts.ts'

function press(init: KeyboardEventInit, markup = '<div id="target"></div>') {
  document.body.innerHTML = markup
  const target = document.querySelector('#target') ?? document.body
  let action: unknown
  target.addEventListener('keydown', (event) => {
    action = shortcutOf(event as KeyboardEvent)
  })
  target.dispatchEvent(new KeyboardEvent('keydown', { bubbles: true, ...init }))
  return action
}

describe('shortcuts', () => {
  it('letters work in either case, page keys turn pages', () => {
    expect(press({ key: 'm' })).toBe('toggleMic')
    expect(press({ key: 'M', shiftKey: true })).toBe('toggleMic')
    expect(press({ key: 'PageDown' })).toBe('nextPage')
    expect(press({ key: '?', shiftKey: true })).toBe('showHelp')
  })

  it('Shift and a digit mean a hand, by the place of the key and on every keyboard', () => {
    expect(press({ key: '!', code: 'Digit1', shiftKey: true })).toBe('acceptHand')
    expect(press({ key: '1', code: 'Digit1' })).toBeNull()
    expect(handPlaceOf({ code: 'Digit9', shiftKey: true })).toBe(9)
    expect(handPlaceOf({ code: 'Digit0', shiftKey: true })).toBeNull()
  })

  it('Enter is my turn, except on what it presses itself', () => {
    expect(press({ key: 'Enter' })).toBe('takeTurn')
    expect(press({ key: 'Enter' }, '<button id="target"></button>')).toBeNull()
    expect(press({ key: 'Enter' }, '<textarea id="target"></textarea>')).toBeNull()
  })

  it.each([
    '<input id="target" />',
    '<textarea id="target"></textarea>',
    '<div contenteditable="true"><b id="target"></b></div>',
    '<div role="menu"><button id="target"></button></div>',
    '<div role="dialog"><button id="target"></button></div>',
    '<dialog open><button id="target"></button></dialog>',
  ])('rest inside %s', (markup) => {
    expect(press({ key: 'm' }, markup)).toBeNull()
  })

  it('rest while an input method composes', () => {
    expect(press({ key: 'm', isComposing: true })).toBeNull()
    expect(press({ key: 'Process', keyCode: 229 })).toBeNull()
  })

  it('leave the browser its own keys and do not repeat', () => {
    expect(press({ key: 'r', ctrlKey: true })).toBeNull()
    expect(press({ key: 'c', metaKey: true })).toBeNull()
    expect(press({ key: 'm', repeat: true })).toBeNull()
  })
})

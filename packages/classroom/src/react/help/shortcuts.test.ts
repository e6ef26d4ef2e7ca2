// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest'
import { shortcutOf } from './shortcuts.ts'

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

  it.each([
    '<input id="target" />',
    '<textarea id="target"></textarea>',
    '<div contenteditable="true"><b id="target"></b></div>',
    '<div role="menu"><button id="target"></button></div>',
    '<div role="dialog"><button id="target"></button></div>',
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

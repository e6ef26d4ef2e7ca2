import { act } from '@testing-library/react'
import { type FormEvent, startTransition, useLayoutEffect, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { type EarlyInput, keepEarlyInput } from './early-input.ts'

interface Sent {
  name: string
  word: string
  role: string
  language: string
}

interface FormProps {
  early?: EarlyInput
  onSend?: (sent: Sent) => void
  onHint?: () => void
}

/** Controlled fields, as the app's forms have them. */
function Form({ early, onSend, onHint }: FormProps) {
  const [sent, setSent] = useState<Sent>({ name: '', word: '', role: 'student', language: 'en' })
  const change = (next: Partial<Sent>) => setSent({ ...sent, ...next })
  useLayoutEffect(() => void early?.handOver(), [early])
  function submit(event: FormEvent) {
    event.preventDefault()
    onSend?.(sent)
  }
  return (
    <form onSubmit={submit}>
      <input aria-label="name" value={sent.name} onChange={(event) => change({ name: event.target.value })} />
      <input aria-label="word" value={sent.word} onChange={(event) => change({ word: event.target.value })} />
      {['student', 'teacher'].map((role) => (
        <input
          key={role}
          type="radio"
          name="role"
          aria-label={role}
          checked={sent.role === role}
          onChange={() => change({ role })}
        />
      ))}
      <select
        aria-label="language"
        value={sent.language}
        onChange={(event) => change({ language: event.target.value })}
      >
        <option>en</option>
        <option>ja</option>
      </select>
      <button type="button" onClick={onHint}>
        hint
      </button>
      <button type="submit">send</button>
    </form>
  )
}

afterEach(() => document.body.replaceChildren())

/** The form as the server sends it. @returns what finds its parts, and how the app takes it over */
function prerenderedForm() {
  document.body.innerHTML = `<div id="root">${renderToString(<Form />)}</div>`
  const early = keepEarlyInput(document)
  const onSend = vi.fn<(sent: Sent) => void>()
  const onHint = vi.fn<() => void>()
  const find = <Part extends HTMLElement>(selector: string) => document.querySelector<Part>(selector) as Part
  const hydrate = () => void hydrateRoot(find('#root'), <Form early={early} onSend={onSend} onHint={onHint} />)
  const takeOver = () => act(async () => hydrate())
  return { find, hydrate, takeOver, onSend, onHint }
}

function type(input: HTMLInputElement, text: string) {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text)
  input.dispatchEvent(new Event('input', { bubbles: true }))
}

/** As a browser does it: two events. */
function choose(select: HTMLSelectElement, value: string) {
  select.value = value
  select.dispatchEvent(new Event('input', { bubbles: true }))
  select.dispatchEvent(new Event('change', { bubbles: true }))
}

it('keeps what was typed and chosen before the app was there, and sends what was sent off', async () => {
  const { find, takeOver, onSend } = prerenderedForm()
  find<HTMLInputElement>('[aria-label=name]').value = '安娜'
  find<HTMLInputElement>('[aria-label=word]').value = 'secret'
  find<HTMLInputElement>('[aria-label=teacher]').checked = true
  choose(find('select'), 'ja')
  find<HTMLFormElement>('form').requestSubmit()
  expect(onSend).not.toHaveBeenCalled()

  await takeOver()
  expect(onSend).toHaveBeenCalledExactlyOnceWith({ name: '安娜', word: 'secret', role: 'teacher', language: 'ja' })
  expect(find<HTMLInputElement>('[aria-label=name]').value).toBe('安娜')
  expect(find<HTMLInputElement>('[aria-label=teacher]').checked).toBe(true)
})

it.each<[string, (find: ReturnType<typeof prerenderedForm>['find']) => void, Partial<Sent>]>([
  ['is chosen in a select', (find) => choose(find('select'), 'ja'), { language: 'ja' }],
  ['is ticked', (find) => find('[aria-label=teacher]').click(), { role: 'teacher' }],
  ['is typed', (find) => type(find('[aria-label=name]'), '安'), { name: '安' }],
])('keeps what %s in the moment React takes the page over', async (_, enter, kept) => {
  const { find, hydrate, onSend } = prerenderedForm()
  find<HTMLFormElement>('form').requestSubmit()
  await act(async () => {
    startTransition(hydrate)
    // React knows of the page now, and renders it at once for an event that reaches it.
    enter(find)
  })
  expect(onSend).toHaveBeenCalledExactlyOnceWith(expect.objectContaining(kept))
})

it('sends once what was sent off again and again', async () => {
  const { find, takeOver, onSend } = prerenderedForm()
  const browser = vi.fn<(event: Event) => boolean>(({ defaultPrevented }) => defaultPrevented)
  window.addEventListener('submit', browser)
  for (let presses = 0; presses < 3; presses++) find('button[type=submit]').click()
  window.removeEventListener('submit', browser)
  expect(
    browser.mock.results.map(({ value }) => value),
    'the page is not loaded anew',
  ).toEqual([true, true, true])
  await takeOver()
  expect(onSend).toHaveBeenCalledOnce()
})

it('presses a button again that was pressed too early, once', async () => {
  const { find, takeOver, onHint } = prerenderedForm()
  find('button[type=button]').click()
  await takeOver()
  expect(onHint).toHaveBeenCalledOnce()
  find('button[type=button]').click()
  expect(onHint).toHaveBeenCalledTimes(2)
})

it('leaves an untouched form alone', async () => {
  const { find, takeOver, onSend, onHint } = prerenderedForm()
  await takeOver()
  expect(onSend).not.toHaveBeenCalled()
  expect(onHint).not.toHaveBeenCalled()
  expect(find<HTMLInputElement>('[aria-label=student]').checked).toBe(true)
})

import { expect, it, vi } from 'vitest'
import { createStore } from './store.ts'

it('listeners of a store are called when its value is another one, and only then', () => {
  const store = createStore({ count: 0 })
  const listener = vi.fn<() => void>()
  const stop = store.subscribe(listener)
  store.setState(store.getState())
  expect(listener).not.toHaveBeenCalled()
  store.setState(({ count }) => ({ count: count + 1 }))
  expect(store.getState()).toEqual({ count: 1 })
  expect(listener).toHaveBeenCalledOnce()
  stop()
  store.setState({ count: 9 })
  expect(listener).toHaveBeenCalledOnce()
})

it('a listener reads the new value while it is called', () => {
  const store = createStore('before')
  const seen: string[] = []
  store.subscribe(() => seen.push(store.getState()))
  store.setState('after')
  expect(seen).toEqual(['after'])
})

import assert from 'node:assert/strict'
import { createStore } from '@hwjy/base'

const store = createStore(1)
store.setState((count) => count + 1)
assert.equal(store.getState(), 2)

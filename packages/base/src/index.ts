export { createListeners, type Listeners } from './listeners.ts'
export { createStore, type ReadableStore, type Store } from './store.ts'

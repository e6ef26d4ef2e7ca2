export { createListeners, type Listeners } from './listeners.ts'
export { createLoader, type Loader } from './loader.ts'
export { createStore, type ReadableStore, type Store } from './store.ts'

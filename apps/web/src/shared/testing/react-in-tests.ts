/** Loads React without the work that no test looks at. It must be imported before everything that imports React. */

// The development build notes a stack for each element, which takes a fifth of a screen's test and nobody reads. React
// itself, and all its warnings, stay those of development.
const { NODE_ENV } = process.env
process.env['NODE_ENV'] = 'production'
await import('react/jsx-runtime')
process.env['NODE_ENV'] = NODE_ENV

// The outline of a page stays for 300 ms once it was shown, so that it does not flicker. React takes the timer for it
// along when it is loaded; this one does not wait.
const { setTimeout } = globalThis
globalThis.setTimeout = Object.assign((callback: () => void) => setTimeout(callback), setTimeout)
await import('react-dom/client')
globalThis.setTimeout = setTimeout

export {}

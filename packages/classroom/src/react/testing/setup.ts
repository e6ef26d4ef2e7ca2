// The development build notes a stack for each element, which takes a fifth of a room's test and nobody reads. React
// itself, and all its warnings, stay those of development. Tests without a screen draw nothing.
if ('document' in globalThis) {
  const { NODE_ENV } = process.env
  process.env['NODE_ENV'] = 'production'
  await import('react/jsx-runtime')
  process.env['NODE_ENV'] = NODE_ENV
}

export {}

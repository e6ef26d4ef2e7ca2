import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/client.ts', 'src/schemas.ts', 'src/limits.ts', 'src/operations.ts', 'src/errors.ts'],
  format: ['esm', 'cjs'],
  // `scripts/build-types.ts` writes them.
  dts: false,
  // A host installs the SDK alone: what it takes from `@hwjy/base` is built in, from its source.
  esbuildOptions: (options) => void (options.conditions = ['source']),
  // The entries share their classes and the one client: an ApiError is the same from wherever it is imported.
  splitting: true,
  target: 'es2022',
  sourcemap: true,
  clean: true,
  treeshake: true,
})

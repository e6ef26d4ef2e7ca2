import { defineConfig } from 'tsup'

export default defineConfig({
  entry: ['src/index.ts', 'src/client.ts', 'src/schemas.ts', 'src/operations.ts', 'src/errors.ts'],
  format: ['esm', 'cjs'],
  dts: true,
  // The entries share their classes and the one client: an ApiError is the same from wherever it is imported.
  splitting: true,
  target: 'es2022',
  sourcemap: true,
  clean: true,
  treeshake: true,
})

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  build: {
    target: 'es2023',
    sourcemap: true,
    lib: {
      entry: { index: 'src/index.ts', vars: 'src/vars.ts' },
      formats: ['es'],
      cssFileName: 'index',
    },
    rolldownOptions: { external: [/^react($|\/)/, /^react-dom($|\/)/, 'radix-ui', 'lucide-react', 'clsx'] },
  },
})

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

export default defineConfig({
  // Workers and styles are found beside the file that asks for them, wherever a host page puts it.
  base: './',
  plugins: [react(), vanillaExtractPlugin()],
  // Style files read token names from @hwjy/ui; its source serves as well as its build.
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    target: 'es2023',
    sourcemap: true,
    lib: {
      entry: {
        index: 'src/index.ts',
        core: 'src/core/index.ts',
        local: 'src/adapters/local/index.ts',
        board: 'src/board/index.ts',
        react: 'src/react/index.ts',
        uploads: 'src/uploads/index.ts',
        recorder: 'src/recorder/index.ts',
        tones: 'src/tones/index.ts',
        ink: 'src/ink/index.ts',
        hanzi: 'src/hanzi/index.ts',
        replay: 'src/replay/index.ts',
        preferences: 'src/react/preferences/preferences.ts',
      },
      formats: ['es'],
      cssFileName: 'react',
    },
    rolldownOptions: {
      external: [
        /^react($|\/)/,
        /^react-dom($|\/)/,
        '@hwjy/base',
        'idb-keyval',
        'pitchy',
        'pdfjs-dist',
        '@cantoo/pdf-lib',
        /^@hwjy\/ui($|\/)/,
        'lucide-react',
        'clsx',
      ],
    },
  },
})

import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { pdfAssets } from './pdf-assets.ts'

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin({ identifiers: ({ hash }) => `hwjy-${hash}` }), pdfAssets()],
  build: {
    target: 'es2023',
    sourcemap: true,
    // A host page minifies it all together; until then people should be able to read it.
    minify: false,
    cssMinify: true,
    lib: {
      entry: { index: 'src/index.ts', pdf: 'src/pdf.ts', pinyin: 'src/pinyin.ts', vars: 'src/vars.ts' },
      formats: ['es'],
      cssFileName: 'index',
    },
    rolldownOptions: {
      external:
        /^(react|react-dom|radix-ui|lucide-react|clsx|@floating-ui\/react-dom|@hwjy\/base|hls\.js|pdfjs-dist|pinyin-pro|@tanstack\/react-virtual)($|\/)/,
      output: {
        // A file for each module, so that a host page's bundler takes only what is used and fetches the rest late.
        preserveModules: true,
        preserveModulesRoot: 'src',
        // Marks modules for server components: React's hooks and contexts need a browser, names and colours do not.
        banner: ({ imports }) =>
          imports.some((name) => /^(react|radix-ui|@floating-ui\/react-dom)$/.test(name)) ? '"use client";' : '',
        // A host that uses vanilla-extract itself would take `button.css.js` for a source to compile again, and npm
        // leaves out every folder called node_modules.
        entryFileNames: ({ name }) =>
          `${name.replace(/\.css(\.ts)?$/, '-classes').replace(/^.*node_modules\//, 'vendor/')}.js`,
      },
    },
  },
})

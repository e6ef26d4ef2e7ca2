import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import type { PluginOption } from 'vite'
import { wordFiles } from './word-files.ts'

/** What every build of the app's own code takes: for browsers, for its graph of imports, and for drawing pages. */
export const appPlugins = (): PluginOption[] => [vanillaExtractPlugin(), react(), wordFiles()]

import { lazyPage } from '../../shared/page/lazy-page.ts'
import type { PaletteAnswersProps } from './palette-answers.tsx'

export const PaletteAnswers = lazyPage<PaletteAnswersProps>(() => import('./palette-answers.tsx'))

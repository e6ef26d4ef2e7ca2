import { lazyPage } from '../page/lazy-page.ts'
import type { CaptchaDialogProps } from './captcha-dialog.tsx'

/** Code and words of the captcha: most visits never need them. */
export const CaptchaDialog = lazyPage<CaptchaDialogProps>(() => import('./captcha-dialog.tsx'), 'captcha')

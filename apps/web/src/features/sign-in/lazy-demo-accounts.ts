import { lazyPage } from '../../shared/lazy-page.ts'
import type { DemoAccountsProps } from './demo-accounts.tsx'

/** Fetched with the first form that offers them; every way to sign in does. */
export const DemoAccounts = lazyPage<DemoAccountsProps>(() => import('./demo-accounts.tsx'), 'signInMore')

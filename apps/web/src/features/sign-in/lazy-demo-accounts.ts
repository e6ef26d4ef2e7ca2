import { lazyPage } from '../../shared/page/lazy-page.ts'
import Accounts, { type DemoAccountsProps } from './demo-accounts.tsx'

/** Every way to sign in offers them, so their code is at hand; their words are fetched with the first form that does. */
export const DemoAccounts = lazyPage<DemoAccountsProps>(() => Promise.resolve({ default: Accounts }), 'signInMore')

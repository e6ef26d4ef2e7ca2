import type { DemoAccess, DemoAccount, Role } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { useDemoAccess } from '../../shared/account/use-demo-access.ts'
import * as css from './login-page.css.ts'

export interface DemoAccountsProps {
  role: Role
  username: string
  onPick: (account: DemoAccount, password: DemoAccess['password']) => void
}

/** Accounts to try the product with. A production server names none, and nothing shows. */
export default function DemoAccounts({ role, username, onPick }: DemoAccountsProps) {
  const { t } = useTranslation('signInMore')
  const demo = useDemoAccess()
  if (!demo) return null
  const accounts = demo.accounts.filter((account) => account.role === role)
  return (
    <section aria-labelledby="demo-heading" className={css.demo}>
      <div>
        <h2 id="demo-heading" className={css.demoHeading}>
          {t('demoHeading')}
        </h2>
        <p className={css.demoText}>{t('demoText')}</p>
      </div>
      <ul className={css.accounts}>
        {accounts.map((account) => (
          <li key={account.username}>
            <button
              type="button"
              className={css.account}
              aria-pressed={account.username === username}
              onClick={() => onPick(account, demo.password)}
            >
              <span className={css.accountName}>{account.name}</span>
              <span className={css.accountUser}>{account.username}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  )
}

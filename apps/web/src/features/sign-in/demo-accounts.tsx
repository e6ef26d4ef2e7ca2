import type { DemoAccess, DemoAccount, Role } from '@hwjy/sdk'
import { useTranslation } from 'react-i18next'
import { useDemoAccess } from '../../shared/account/use-demo-access.ts'
import { lazyPage } from '../../shared/page/lazy-page.ts'
import * as css from './login-page.css.ts'
import { BelowCard } from './sign-in-frame.tsx'

interface DemoAccountsProps {
  role: Role
  way: 'username' | 'phone' | 'sms'
  /** Text in the form: a username, or a phone number without its calling code. */
  typed: string
  onPick: (account: DemoAccount, password: DemoAccess['password']) => void
}

/** Accounts to try the product with, under the card. A production server names none, and nothing shows. */
function Accounts({ role, way, typed, onPick }: DemoAccountsProps) {
  const { t } = useTranslation('signInMore')
  const demo = useDemoAccess()
  if (!demo) return null
  const accounts = demo.accounts.filter((account) => account.role === role)
  const nameIn = ({ username, mobile }: DemoAccount) => (way === 'username' ? username : mobile)
  return (
    <BelowCard>
      <section aria-labelledby="demo-heading" className={css.demo}>
        <div>
          <h2 id="demo-heading" className={css.demoHeading}>
            {t('demoHeading')}
          </h2>
          <p className={css.demoText}>{t(way === 'sms' ? 'demoCodeText' : 'demoText')}</p>
          {way === 'sms' && (
            <p className={css.demoText}>
              <a
                href={`${import.meta.env.BASE_URL}dev-outbox`}
                target="_blank"
                rel="noreferrer"
                className={css.demoLink}
              >
                {t('demoOutbox')}
              </a>
            </p>
          )}
        </div>
        <ul className={css.accounts}>
          {accounts.map((account) => (
            <li key={account.username}>
              <button
                type="button"
                className={css.account}
                aria-pressed={nameIn(account) === typed}
                onClick={() => onPick(account, demo.password)}
              >
                <span className={css.accountName}>{account.name}</span>
                <span className={css.accountUser}>
                  {way === 'username' ? account.username : `+${account.zone} ${account.mobile}`}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </section>
    </BelowCard>
  )
}

/** Every way to sign in offers them, so their code is at hand; their words are fetched with the first form that does. */
export const DemoAccounts = lazyPage<DemoAccountsProps>(() => Promise.resolve({ default: Accounts }), 'signInMore')

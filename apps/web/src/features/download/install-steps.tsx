import { Card, StatusPill } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { BROWSER_KINDS, browserKind } from './browser-kind.ts'
import * as css from './download-page.css.ts'

const mobile = ['ios', 'android'] as const
const desktop = ['chromium', 'safariMac', 'firefox'] as const

export function InstallSteps({ isPhone }: { isPhone: boolean }) {
  const { t } = useTranslation('download')
  const own = browserKind(navigator.userAgent, navigator.maxTouchPoints)
  const inOrder = isPhone ? [...mobile, ...desktop] : [...desktop, ...mobile]
  const kinds = BROWSER_KINDS.filter((kind) => kind === own).concat(inOrder.filter((kind) => kind !== own))
  return (
    <section aria-labelledby="how" className={css.section}>
      <h2 id="how">{t('howTo')}</h2>
      <ul className={css.ways}>
        {kinds.map((kind) => (
          <li key={kind}>
            <Card className={css.way}>
              <div className={css.wayHead}>
                <h3 className={css.wayName}>{t(`browsers.${kind}`)}</h3>
                {kind === own && <StatusPill tone="accent">{t('thisBrowser')}</StatusPill>}
              </div>
              <p>{t(`how.${kind}`)}</p>
            </Card>
          </li>
        ))}
      </ul>
    </section>
  )
}

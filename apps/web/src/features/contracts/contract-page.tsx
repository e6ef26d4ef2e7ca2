import { type ContractDetail, useGetContract } from '@hwjy/sdk'
import { Banner, Card, EmptyState, Skeleton, StatusPill } from '@hwjy/ui'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { OtherChildren } from '../../shared/family/other-children.tsx'
import { ChosenName } from '../../shared/names/name-line.tsx'
import { isNotYours } from '../../shared/page/is-not-yours.ts'
import { useSubjectTitle } from '../../shared/page/use-subject-title.ts'
import { Waiting } from '../../shared/page/waiting.tsx'
import * as page from '../../shared/page.css.ts'
import { NoAnswer } from '../../shared/problem/no-answer.tsx'
import { exactTime } from '../../shared/time/lesson-time.ts'
import { useViewerZone } from '../../shared/time/time-zone.ts'
import { PrintButton } from '../../shared/page/print-button.tsx'
import { BackLink } from '../../shared/page/back-link.tsx'
import * as css from './contracts.css.ts'
import { SignForm } from './sign-form.tsx'

/** One contract: its text in the reader's language until it is signed, what was signed afterwards. */
export default function ContractPage() {
  const { t } = useTranslation('contracts')
  const [params] = useSearchParams()
  const contractId = params.get('contractId') ?? ''
  const detail = useGetContract(contractId, { query: { enabled: contractId !== '' } })
  useSubjectTitle(detail.data?.contract.courseName)
  return (
    <div className={page.page}>
      <BackLink to="/student/contracts" label={t('contracts')} />
      {contractId === '' || isNotYours(detail.error) ? (
        <EmptyState drawing="search" title={<h1>{t('unknown')}</h1>} description={t('unknownText')}>
          <OtherChildren />
        </EmptyState>
      ) : detail.data ? (
        <Contract detail={detail.data} onSignedElsewhere={() => void detail.refetch()} />
      ) : (
        <NoAnswer
          query={detail}
          title={<h1>{t('loadError')}</h1>}
          waiting={
            <Waiting className={css.document}>
              <Skeleton width="16rem" height="2rem" />
              <Skeleton lines={8} />
            </Waiting>
          }
        />
      )}
    </div>
  )
}

interface ContractProps {
  detail: ContractDetail
  onSignedElsewhere: () => void
}

function Contract({ detail, onSignedElsewhere }: ContractProps) {
  const { t, i18n } = useTranslation('contracts')
  const zone = useViewerZone()
  const { contract, document, isTemplate, version, signatureUrl } = detail
  const isSigned = contract.signedAt !== null
  return (
    <>
      <header className={css.head}>
        <div className={page.head}>
          <h1>{document.title}</h1>
          <p className={css.muted}>
            <ChosenName>{contract.courseName}</ChosenName> · {t('version', { version })}
          </p>
        </div>
        <StatusPill tone={isSigned ? 'success' : 'warning'}>{t(`status.${contract.status}`)}</StatusPill>
      </header>
      {isTemplate && <Banner tone="info">{t('template')}</Banner>}
      <Card asChild padding="lg">
        <article className={css.document} lang={document.language}>
          {document.clauses.map(({ heading, text }, index) => (
            <section key={index}>
              <h2>{heading}</h2>
              <p className={css.clause}>{text}</p>
            </section>
          ))}
          {isSigned && (
            <footer>
              {signatureUrl !== null && (
                <img
                  src={signatureUrl}
                  className={css.signature}
                  alt={t('signatureOf', { name: contract.signerName ?? '' })}
                />
              )}
              <p>
                {t('signedBy', {
                  name: contract.signerName ?? '',
                  time: exactTime(new Date(contract.signedAt ?? ''), i18n.language, zone),
                })}
              </p>
            </footer>
          )}
        </article>
      </Card>
      {isSigned ? (
        <div className={`${css.actions} ${css.noPrint}`}>
          <PrintButton>{t('print')}</PrintButton>
        </div>
      ) : (
        // Shows what is signed is this text: in another language it is read and agreed to once more.
        <SignForm key={document.language} contractId={contract.contractId} onSignedElsewhere={onSignedElsewhere} />
      )}
    </>
  )
}

import * as pens from '../../shared/drawing/pens.css.ts'

export function Face({ of }: { of: 'teacher' | 'student' }) {
  return (
    <svg aria-hidden width="72" height="72" viewBox="0 0 72 72">
      <rect className={pens.wash} width="72" height="72" rx="12" />
      {of === 'teacher' ? (
        <>
          {/* Hair in a bun, glasses, a collar. */}
          <circle className={pens.paper} cx="36" cy="12" r="6" />
          <path className={pens.paper} d="M12 72c1-14 10-21 24-21s23 7 24 21Z" />
          <path className={pens.line} d="m29 52 7 9 7-9" />
          <circle className={pens.paper} cx="36" cy="33" r="16" />
          <path className={pens.line} d="M20 31c4-8 9-12 17-12s12 5 15 12" />
          <path className={pens.line} d="M33 35h6" />
          <circle className={pens.line} cx="29" cy="35" r="4" />
          <circle className={pens.line} cx="43" cy="35" r="4" />
          <path className={pens.touch} d="M32 43c2 2 6 2 8 0" />
        </>
      ) : (
        <>
          {/* Two plaits and a fringe. */}
          <path className={pens.paper} d="M14 72c1-12 9-19 22-19s21 7 22 19Z" />
          <path className={pens.line} d="M19 38c-5 3-6 9-4 15M53 38c5 3 6 9 4 15" />
          <circle className={pens.paper} cx="36" cy="35" r="16" />
          <path className={pens.line} d="M20 34c1-10 8-16 16-16s15 6 16 16c-6-1-10-4-12-8-4 5-12 8-20 8Z" />
          <circle className={pens.dot} cx="30" cy="39" r="2" />
          <circle className={pens.dot} cx="42" cy="39" r="2" />
          <path className={pens.touch} d="M32 45c2 2.500 6 2.500 8 0" />
          <circle className={pens.sun} cx="15" cy="55" r="2.500" />
          <circle className={pens.sun} cx="57" cy="55" r="2.500" />
        </>
      )}
    </svg>
  )
}

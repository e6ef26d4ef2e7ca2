import { clsx } from 'clsx'
import { useEffect, useEffectEvent } from 'react'
import { IconButton } from '../icon-button/icon-button.tsx'
import { ChevronLeftIcon, ChevronRightIcon, FirstPageIcon, LastPageIcon } from '../icons.ts'
import { Select } from '../select/select.tsx'
import { useWords } from '../ui-text/words.ts'
import { pageCountOf, pageItems, rowSpan } from './page-items.ts'
import * as css from './pagination.css.ts'
import { paginationWords } from './pagination-words.ts'

export interface PaginationProps {
  /** Counts from 1. */
  page: number
  pageSize: number
  /** Rows of all pages together. */
  total: number
  onPageChange: (page: number) => void
  /** Sizes to choose from. Go back to the first page when the size changes. */
  pageSizes?: readonly number[] | undefined
  onPageSizeChange?: ((pageSize: number) => void) | undefined
  /** Names the list, where a screen has several: "Pages of students". */
  label?: string | undefined
  isBusy?: boolean | undefined
  className?: string | undefined
}

/**
 * Moves through a long list page by page. Where it is narrow it says "Page 3 of 7" instead of numbers. It asks for the
 * last page by itself where `page` is behind it, as after the last row of a page was deleted or by an old link.
 */
export function Pagination({
  page,
  pageSize,
  total,
  onPageChange,
  pageSizes = [],
  onPageSizeChange,
  label,
  isBusy = false,
  className,
}: PaginationProps) {
  const words = useWords(paginationWords)
  const pageCount = pageCountOf(total, pageSize)
  const { first, last } = rowSpan(page, pageSize, total)
  const isBehindLast = page > pageCount && total > 0 && !isBusy
  const goToLast = useEffectEvent(() => onPageChange(pageCount))
  useEffect(() => {
    if (isBehindLast) goToLast()
  }, [isBehindLast])
  const step = (target: number) => ({
    disabled: isBusy || target < 1 || target > pageCount || target === page,
    onClick: () => onPageChange(target),
  })
  return (
    <nav aria-label={label ?? words.pages} className={clsx(css.container, className)}>
      <div className={css.bar}>
        <p aria-live="polite" className={css.rows}>
          {total === 0 ? words.noRows : words.rows(first, last, total)}
        </p>
        {onPageSizeChange && pageSizes.length > 0 && (
          <Select
            aria-label={words.pageSize}
            size="sm"
            className={css.pageSize}
            value={String(pageSize)}
            options={pageSizes.map((size) => ({ value: String(size), label: words.perPage(size) }))}
            onValueChange={(size) => onPageSizeChange(Number(size))}
          />
        )}
        <div className={css.steps}>
          <IconButton size="sm" label={words.first} icon={<FirstPageIcon aria-hidden size={18} />} {...step(1)} />
          <IconButton
            size="sm"
            label={words.previous}
            icon={<ChevronLeftIcon aria-hidden size={18} />}
            {...step(page - 1)}
          />
          <span className={css.short}>{words.pageOf(Math.min(page, pageCount), pageCount)}</span>
          <ol className={css.pages}>
            {pageItems(page, pageCount).map((item, place) => (
              // Each place keeps its button, so focus stays where it is while the numbers change.
              <li key={place}>
                {item === 'gap' ? (
                  <span aria-hidden className={css.gap}>
                    …
                  </span>
                ) : (
                  <button
                    type="button"
                    aria-label={words.page(item)}
                    aria-current={item === page ? 'page' : undefined}
                    aria-disabled={isBusy || undefined}
                    className={css.page}
                    onClick={() => !isBusy && item !== page && onPageChange(item)}
                  >
                    {item}
                  </button>
                )}
              </li>
            ))}
          </ol>
          <IconButton
            size="sm"
            label={words.next}
            icon={<ChevronRightIcon aria-hidden size={18} />}
            {...step(page + 1)}
          />
          <IconButton size="sm" label={words.last} icon={<LastPageIcon aria-hidden size={18} />} {...step(pageCount)} />
        </div>
      </div>
    </nav>
  )
}

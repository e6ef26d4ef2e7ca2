import { Checkbox } from '../checkbox/checkbox.tsx'
import { Select } from '../select/select.tsx'
import { Skeleton } from '../skeleton/skeleton.tsx'
import { useWords } from '../ui-text/words.ts'
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx'
import type { TableView } from './table-model.ts'
import { selectionOf, toggleAll, toggleOne } from './table-selection.ts'
import type { TableSort } from './table-sort.ts'
import * as css from './table.css.ts'
import { tableWords } from './table-words.ts'

export function TableCards<Row>(view: TableView<Row>) {
  const { label, columns, rows, skeletonRows, rowId, rowName, sort, onSortChange, selection, isBusy } = view
  const words = useWords(tableWords)
  const ids = rows?.map(rowId) ?? []
  const [first, ...others] = columns
  if (!first) return null
  return (
    <section
      aria-label={label}
      aria-busy={rows === undefined || isBusy}
      data-busy={isBusy || undefined}
      className={css.deck}
    >
      <div className={css.deckBar}>
        {selection && (
          <Checkbox
            label={words.selectAll}
            isChecked={selectionOf(ids, selection.selected)}
            disabled={ids.length === 0}
            onCheckedChange={() => selection.onSelectedChange(toggleAll(ids, selection.selected))}
          />
        )}
        {columns.some(({ sortBy }) => sortBy) && (
          <SortChoice columns={columns} sort={sort} onSortChange={onSortChange} />
        )}
      </div>
      <ul className={css.cards}>
        {rows
          ? rows.map((row, index) => {
              const id = ids[index] ?? ''
              return (
                <li key={id} className={css.card} data-selected={selection?.selected.has(id) || undefined}>
                  <div className={css.cardHead}>
                    {selection && (
                      <Checkbox
                        label={<VisuallyHidden>{words.selectRow(rowName(row))}</VisuallyHidden>}
                        isChecked={selection.selected.has(id)}
                        onCheckedChange={() => selection.onSelectedChange(toggleOne(id, selection.selected))}
                      />
                    )}
                    <div className={css.cardTitle}>{first.cell(row)}</div>
                  </div>
                  <dl className={css.facts}>
                    {others.map((column) => (
                      <div key={column.id} className={css.fact}>
                        <dt className={css.factName}>{column.header}</dt>
                        <dd className={css.factValue}>{column.cell(row)}</dd>
                      </div>
                    ))}
                  </dl>
                </li>
              )
            })
          : Array.from({ length: Math.min(skeletonRows, 4) }, (_, row) => (
              <li key={row} aria-hidden className={css.card}>
                <Skeleton width="50%" />
                {others.map(({ id }) => (
                  <Skeleton key={id} />
                ))}
              </li>
            ))}
      </ul>
    </section>
  )
}

function SortChoice<Row>({ columns, sort, onSortChange }: Pick<TableView<Row>, 'columns' | 'sort' | 'onSortChange'>) {
  const words = useWords(tableWords)
  const choices = columns
    .filter(({ sortBy }) => sortBy)
    .flatMap(({ id, header }) => [
      { sort: { column: id, direction: 'ascending' } satisfies TableSort, label: words.ascending(header) },
      { sort: { column: id, direction: 'descending' } satisfies TableSort, label: words.descending(header) },
    ])
  const isChosen = (choice: TableSort) => choice.column === sort?.column && choice.direction === sort.direction
  return (
    <Select
      aria-label={words.sortBy}
      size="sm"
      className={css.sortChoice}
      value={String(choices.findIndex((choice) => isChosen(choice.sort)))}
      options={[
        { value: '-1', label: words.unsorted },
        ...choices.map(({ label }, index) => ({ value: String(index), label })),
      ]}
      onValueChange={(index) => onSortChange(choices[Number(index)]?.sort ?? null)}
    />
  )
}

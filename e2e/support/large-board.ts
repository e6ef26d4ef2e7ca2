/** A board that takes long to bring to another lesson: more than is sent at once. */
export interface LargeBoard {
  /** The lesson that is held now: one of the same class that has been held gets the board. */
  lessonId: string
  /** The name that it gets. */
  name: string
  pages: number
  strokesOnPage: number
}

/** SQL that puts pages full of ink on the board of a held lesson, as its log would hold them. */
export function fillBoard({ lessonId, name, pages, strokesOnPage }: LargeBoard): readonly string[] {
  const held = `(select event.room_id from room_event event join lesson on lesson.id = event.room_id
    where event.type = 'board.strokeAdded' and lesson.id <> '${lessonId}'
      and lesson.class_id = (select class_id from lesson where id = '${lessonId}')
    order by lesson.starts_at desc limit 1)`
  const paper = `jsonb_build_object('color', 'white', 'lines', 'none', 'cells', 8, 'hasPinyin', false)`
  const page = `jsonb_build_object('pageId', 'large-' || no, 'paper', ${paper})`
  const item = `jsonb_build_object('elementId', 'large-' || no || '-' || i, 'length', octet_length(ink.bytes), 'matrix', null)`
  const items = `(select jsonb_agg(${item}) from generate_series(1, ${strokesOnPage}) i)`
  return [
    `with last as (select * from room_event where room_id = ${held} order by seq desc limit 1),
      ink as (select * from room_event where room_id = ${held} and type = 'board.strokeAdded' order by seq limit 1),
      page as (select generate_series(1, ${pages}) as no)
      insert into room_event (room_id, seq, at, by, command_id, type, body, bytes)
        select last.room_id, last.seq + 1, last.at, ink.by, 'large', 'board.pagesAdded',
          jsonb_build_object('afterId', null, 'pages', (select jsonb_agg(${page} order by no) from page)), null
        from last, ink
        union all
        select last.room_id, last.seq + 1 + no, last.at, ink.by, 'large-' || no, 'board.pasted',
          jsonb_build_object('pageId', 'large-' || no, 'author', ink.by, 'items', ${items}),
          decode(repeat(encode(ink.bytes, 'hex'), ${strokesOnPage}), 'hex')
        from last, ink, page`,
    `update lesson set name = '${name}' where id = ${held}`,
  ]
}

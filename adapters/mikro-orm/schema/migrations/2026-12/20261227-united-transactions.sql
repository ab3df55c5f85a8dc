-- What taking back a merge or a settled duplicate needs has one form: the pair without links, with what the kept one
-- became, and what named the one that is gone.

-- migrate:up

update account_merges set undoing = undoing || '{"questions": []}';

update possible_duplicates set united = united
    || jsonb_build_object(
      'kept', united -> 'kept' || jsonb_build_object('unlinkedCategoryId', null, 'categoryId',
        coalesce(united #>> '{kept,unlinkedCategoryId}', united #>> '{kept,categoryId}')::bigint),
      'gone', united -> 'gone' || jsonb_build_object('unlinkedCategoryId', null, 'categoryId',
        coalesce(united #>> '{gone,unlinkedCategoryId}', united #>> '{gone,categoryId}')::bigint),
      'takesCategory', united -> 'kept' ->> 'categoryLayer' is not null
        and united -> 'gone' ->> 'categoryLayer' is null
        and coalesce(united #>> '{kept,unlinkedCategoryId}', united #>> '{gone,unlinkedCategoryId}') is null,
      'takesFacts', united #>> '{kept,status}' = 'pending' and united #>> '{gone,status}' = 'booked')
  where united is not null;

update possible_duplicates set united = united - 'takesCategory' - 'takesFacts'
    || jsonb_build_object('questions', '[]'::jsonb, 'bills', '[]'::jsonb, 'after',
      case when (united -> 'takesFacts')::boolean then united -> 'gone' else united -> 'kept' end
      || jsonb_build_object(
        'id', united #> '{kept,id}', 'createdAt', united #> '{kept,createdAt}',
        'categoryId', united #> case when (united -> 'takesCategory')::boolean
          then '{gone,categoryId}'::text[] else '{kept,categoryId}' end,
        'categoryLayer', case when (united -> 'takesCategory')::boolean
          then null else united #> '{kept,categoryLayer}' end,
        'notes', case
          when united #>> '{kept,notes}' is null then united #> '{gone,notes}'
          when united #>> '{gone,notes}' is null
            or strpos(united #>> '{kept,notes}', united #>> '{gone,notes}') > 0
            or length(united #>> '{kept,notes}') + length(united #>> '{gone,notes}') >= 5000
            then united #> '{kept,notes}'
          else to_jsonb((united #>> '{kept,notes}') || chr(10) || (united #>> '{gone,notes}')) end))
  where united is not null;

-- migrate:down

-- What came of the pairs stays; only the form is another one.

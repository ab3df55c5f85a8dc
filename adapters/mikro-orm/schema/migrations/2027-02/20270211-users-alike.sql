-- PostgreSQL no longer counts whose rows these are, and expects one in 200 of them for every user. Of a user who came
-- after it had counted it expected none, and compared each of their rows with each other one.

-- Citus refuses this on tables that are distributed already, which have the table of e-mail addresses. It keeps it for
-- those that it distributes later.

-- migrate:up

do $$ begin
  if to_regclass('user_emails') is null then
    alter table transactions alter column user_id set statistics 0;
    alter table import_rows alter column user_id set statistics 0;
    alter table import_statements alter column user_id set statistics 0;
  end if;
end $$;

-- migrate:down

alter table transactions alter column user_id set statistics -1;

alter table import_rows alter column user_id set statistics -1;

alter table import_statements alter column user_id set statistics -1;

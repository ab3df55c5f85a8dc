-- Drops the detection key: a detected bill is found again by the payments that it shares with a stored one. Bills,
-- their ids and verdicts stay. Undoing this gives each detected bill a key of its own, which later detections replace.

-- migrate:up

alter table recurring_bills drop column detection_key;

-- migrate:down

alter table recurring_bills add column detection_key text;

update recurring_bills set detection_key = id::text where source = 'detected';

alter table recurring_bills add unique (user_id, detection_key);

alter table recurring_bills add constraint recurring_bills_key
  check ((source = 'detected') = (detection_key is not null));

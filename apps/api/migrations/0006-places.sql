-- Places are looked for by where they are: boxes around a point, on the map's own axes.
create index place_position on place using gist (point(lng, lat));
